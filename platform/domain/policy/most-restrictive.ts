import type { Place } from "./place.ts";
import { PLACES } from "./places.ts";
import { type FieldName, type FieldValue, fieldOf, type Policy, toPolicy } from "./policy.ts";
import { fieldsBy, stricterField } from "./strictness.ts";

/** The strictest value that any place has of a field; some place must have one. */
function strictestOf<Name extends FieldName>(name: Name): FieldValue<Name> {
  const values = Object.values<Place>(PLACES)
    .map((place) => place[name])
    .filter((field) => "value" in field)
    .map(({ value }) => value as FieldValue<Name>);
  return values.reduce((one, other) => stricterField(name, one, other));
}

/** The strictest value of each field: for a merchant of whose place nothing is known. */
export const MOST_RESTRICTIVE: Policy = toPolicy(fieldsBy(strictestOf));

/** The policy of a place. A field that was not confirmed takes the strictest value. */
export function resolvePlace(place: Place): Policy {
  return toPolicy(
    fieldsBy(<Name extends FieldName>(name: Name): FieldValue<Name> => {
      const field = place[name];
      return "value" in field ? (field.value as FieldValue<Name>) : fieldOf(MOST_RESTRICTIVE, name);
    }),
  );
}

/** The stricter one of two policies, field by field. */
export const stricterPolicy = (one: Policy, other: Policy): Policy =>
  toPolicy(fieldsBy((name) => stricterField(name, fieldOf(one, name), fieldOf(other, name))));
