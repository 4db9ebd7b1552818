import { layers } from '@chippage/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** Puts a rule into the layer of the pieces: it wins over the parts of `ui`, and a site wins over it. */
export function inFeatures(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.features]: rule } };
}
