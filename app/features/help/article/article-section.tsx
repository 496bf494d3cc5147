import { Link } from "@remix-run/react";
import { link } from "#app/ui/layout/text.css.ts";
import type { Part } from "../article-text.ts";
import type { HelpArticleData } from "../help-data.server.ts";
import * as s from "./article-section.css.ts";

type Section = HelpArticleData["sections"][number];

/** A heading with its content: sentences, points, a table of terms, steps with pictures. */
export function ArticleSection({ section }: { section: Section }) {
  const { id, title, text, list, rows, steps } = section;
  return (
    <section id={id} className={s.section}>
      <h2 className={s.heading}>{title}</h2>
      <div className={s.content}>
        {text.map((parts) => (
          <p key={keyOf(parts)} className={s.paragraph}>
            <Parts parts={parts} />
          </p>
        ))}
        {steps.length > 0 && <Steps steps={steps} />}
        {list.length > 0 && (
          <ul className={s.list}>
            {list.map((parts) => (
              <li key={keyOf(parts)} className={s.point}>
                <Parts parts={parts} />
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 && (
          <dl className={s.rows}>
            {rows.map(({ term, text: words }) => (
              <div key={term} className={s.row}>
                <dt className={s.term}>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Steps({ steps }: { steps: Section["steps"] }) {
  return (
    <ol className={s.steps}>
      {steps.map(({ text, picture }, index) => (
        <li key={keyOf(text)} className={s.step}>
          <p className={s.stepText}>
            <span className={s.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <Parts parts={text} />
            </span>
          </p>
          {picture && (
            <img
              src={picture.src}
              alt={picture.alt}
              width={390}
              height={560}
              loading="lazy"
              className={s.picture}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Parts({ parts }: { parts: Part[] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link key={part.to + part.words} to={part.to} className={link}>
        {part.words}
      </Link>
    ),
  );
}

const keyOf = (parts: Part[]) => JSON.stringify(parts);
