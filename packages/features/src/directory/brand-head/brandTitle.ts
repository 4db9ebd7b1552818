/** Both names of a brand, the Chinese one first; one alone where they are the same. */
export const brandTitle = ({ name, nameCn }: { name: string; nameCn: string | null }): string =>
  nameCn === null || nameCn === name ? name : `${nameCn} ${name}`;
