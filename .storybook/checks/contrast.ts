// Contrast of colours as computed styles tell them.
import { contrastRatio } from '../../packages/ui/src/theme/contrastRatio.ts';

/** Tells whether a computed colour lets nothing through. */
export function isOpaque(color: string): boolean {
  return hex(color) !== undefined;
}

/** Contrast of two computed colours, 1 to 21; undefined where one of them lets something through. */
export function contrastOf(color: string, ground: string): number | undefined {
  const [one, other] = [hex(color), hex(ground)];
  return one && other && contrastRatio(one, other);
}

function hex(color: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
