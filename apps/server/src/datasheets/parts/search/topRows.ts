/**
 * The best rows of many without sorting all of them: those at `skip` to `skip + take` in ascending order.
 * @param count How many candidates there are.
 * @param first Deciding number of each candidate.
 * @param second Decides between equals.
 */
export function topRows(count: number, first: Float64Array, second: (candidate: number) => number, skip: number, take: number): number[] {
  const wanted = Math.min(skip + take, count);
  if (wanted <= skip) return [];
  const compare = (a: number, b: number) => {
    const [x, y] = [first[a] ?? 0, first[b] ?? 0];
    return x < y ? -1 : x > y ? 1 : second(a) - second(b);
  };
  if (wanted > count / 8 || count < 200) {
    return Array.from({ length: count }, (_, candidate) => candidate)
      .toSorted(compare)
      .slice(skip, wanted);
  }
  // A heap of the wanted ones with the worst on top.
  const heap: number[] = [];
  const sink = (start: number) => {
    let at = start;
    for (;;) {
      const left = at * 2 + 1;
      const right = left + 1;
      let worst = at;
      if (left < heap.length && compare(heap[left] ?? 0, heap[worst] ?? 0) > 0) worst = left;
      if (right < heap.length && compare(heap[right] ?? 0, heap[worst] ?? 0) > 0) worst = right;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst] ?? 0, heap[at] ?? 0];
      at = worst;
    }
  };
  for (let candidate = 0; candidate < count; candidate++) {
    if (heap.length < wanted) {
      heap.push(candidate);
      if (heap.length === wanted) for (let at = wanted >> 1; at >= 0; at--) sink(at);
    } else if (compare(candidate, heap[0] ?? 0) < 0) {
      heap[0] = candidate;
      sink(0);
    }
  }
  return heap.toSorted(compare).slice(skip);
}
