import type { Paper, PaperKind } from './paper.ts';

/** A paper of which only the name is known. */
export interface NamedPaper extends Paper {
  name: string;
}

/** Places to deliver to; the first is the default. */
export const samplePlaces: readonly NamedPaper[] = ['深圳办公室', '东莞仓库', '香港货代', '苏州工厂'].map((name, at) => ({
  id: at + 1,
  name,
  isDefault: at === 0,
}));

/** How the places look; there is no form for one. */
export const placePaper: PaperKind<NamedPaper, string> = {
  renderHead: ({ name }) => name,
  renderText: ({ id }) => `第 ${id} 个收货地点`,
  Dialog: Object.assign(() => null, { preload: () => undefined }),
};
