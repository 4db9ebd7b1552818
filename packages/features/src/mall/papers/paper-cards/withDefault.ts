/** The answer with another default: exactly one, and everything else as it was. */
export function withDefault<Paper extends { id: number; isDefault: boolean }, Answer extends { data: Paper[] }>(answer: Answer, id: number): Answer {
  return { ...answer, data: answer.data.map((paper) => ({ ...paper, isDefault: paper.id === id })) };
}
