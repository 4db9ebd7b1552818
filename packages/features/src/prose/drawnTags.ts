/** Elements of an article that are drawn as they are: lines, lists, cells, marks, and the presentation of MathML. */
export const plainTags: ReadonlySet<string> = new Set(
  (
    'p ul ol li blockquote thead tbody tr th td figure figcaption div span hr br strong em s sub sup code ' +
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd menclose'
  ).split(' '),
);

/** Names under which React knows attributes that it spells in its own way. */
const spelt: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan', class: 'className' };

/** Never set from what was read: what runs, what leads somewhere, what dresses. */
const isKept = (name: string) => /^(?!on|style$|href$|src|is$)[a-z-]{1,40}$/.test(name);

/** The attributes of a drawn element, for React. */
export const plainAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (isKept(name) ? [[spelt[name] ?? name, value]] : [])));
