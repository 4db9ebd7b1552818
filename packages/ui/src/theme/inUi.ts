import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './contract.css.ts';

/** Puts a rule into the layer of the parts, so that a feature or a site wins over it whatever loads first. */
export function inUi(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.ui]: rule } };
}
