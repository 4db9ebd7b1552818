import type { Editor } from '@tiptap/core';

/** Words that look like part numbers: letters and digits together, four to forty of them. */
const CANDIDATE = /(?<![\w.-])(?=[\w.+/-]*\d)(?=[\w.+/-]*[A-Z])[A-Z0-9][A-Z0-9a-z.+/-]{2,38}[A-Z0-9a-z](?![\w-])/g;

/** Things that look so and are none: values with units, standards. */
const NONE =
  /^(?:\d+(?:\.\d+)?(?:[kKMGµun]?(?:V|A|W|Hz|B|F|H)|mm|MHz|GHz|KB|MB|GB)|(?:ISO|IEC|GB|RFC|IEEE|USB|PCIe|AEC|RS|DO|SOT|SOIC|QFN|LQFP|TSSOP|BGA|DDR|WiFi)-?\d.*)$/;

/** The most that is asked about at once. */
const MOST = 40;

/** Words of a text that may be part numbers, each once. Not in code, links and formulae. */
export function partCandidates({ state: { doc } }: Editor): string[] {
  const found = new Set<string>();
  doc.descendants((node, _pos, parent) => {
    if (node.type.name === 'codeBlock') return false;
    const isPlain = node.marks.every(({ type }) => type.name !== 'link' && type.name !== 'code');
    if (node.isText && parent !== null && isPlain)
      for (const [word] of (node.text ?? '').matchAll(CANDIDATE)) if (!NONE.test(word) && found.size < MOST) found.add(word);
    return true;
  });
  return [...found];
}

/** Turns every place where these part numbers stand as words into links to their parts: one step for undo. @returns how many places */
export function chipParts(editor: Editor, parts: ReadonlyMap<string, number>): number {
  const places: { from: number; to: number; mpn: string }[] = [];
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === 'codeBlock') return false;
    if (!node.isText || node.marks.some(({ type }) => type.name === 'link' || type.name === 'code')) return true;
    for (const found of (node.text ?? '').matchAll(CANDIDATE))
      if (parts.has(found[0])) places.push({ from: pos + found.index, to: pos + found.index + found[0].length, mpn: found[0] });
    return true;
  });
  const { tr, schema } = editor.state;
  // From the end, so that the places before stay where they are.
  for (const { from, to, mpn } of places.toReversed()) {
    const chip = schema.nodes['partChip']?.create(
      { mpn, partId: parts.get(mpn) ?? null },
      null,
      tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? undefined,
    );
    if (chip) tr.replaceWith(from, to, chip);
  }
  if (places.length > 0) editor.view.dispatch(tr);
  return places.length;
}
