const decimalsOf = (figure: string) => figure.split(".")[1]?.length ?? 0;

/** A percentage as its locale writes it: "95.99%", in Spain "95,99 %". */
export const percentIn = (locale: string, percent: string): string =>
  new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: decimalsOf(percent),
  }).format(Number(percent) / 100);

/** A text with the decimals of its figures as their locale writes them: "0.95:1", "0,95:1". */
export const figuresIn = (locale: string, text: string): string =>
  text.replaceAll(/\d+\.\d+/g, (figure) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimalsOf(figure) }).format(
      Number(figure),
    ),
  );
