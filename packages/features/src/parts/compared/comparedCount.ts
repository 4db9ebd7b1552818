/** So many parts stand side by side at most. */
export const comparedMost = 6;

/** Whether so many parts can be laid side by side. */
export const isComparable = (count: number): boolean => count >= 2 && count <= comparedMost;
