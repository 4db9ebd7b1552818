/** The name that a story goes by: the beginning of its caption, up to the first stop. Nothing where that is not Chinese. */
export function shortCaption(caption: string): string | undefined {
  const words = caption
    .trim()
    .split(/[。：；\n]/)[0]
    ?.trim();
  if (!words || !/\p{Script=Han}/u.test(words)) return undefined;
  return (words.length > 16 ? (words.split('，')[0] ?? words) : words).slice(0, 24);
}
