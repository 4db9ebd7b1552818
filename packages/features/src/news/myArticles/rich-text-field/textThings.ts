import type { FigureFile } from '@chippage/api/articleDocument';
import type { ThingKind } from './extensions/thingNodes.ts';

/** A stored picture. */
export interface TextFigure extends FigureFile {
  id: number;
}

/** What the tools are asked to open: a thing of the text, or without attributes a new one. */
export interface Wish {
  kind: ThingKind;
  attrs: Record<string, unknown>;
}

/** A window that a key or a tool opens. */
export type TextWindow = 'link' | 'keys';
