/** How well-known a part is: the number of independent sources that list it, which `source` joins with a plus. */
export const popularityOf = (source: string): number => source.split('+').length;
