import { layers } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the reader will be, so that nothing moves when its code arrives. */
export const place = style({ '@layer': { [layers.site]: { height: 'min(892px, 100vh - 96px)' } } });
