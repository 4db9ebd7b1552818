import type { GoodsRow } from '@chippage/api/types';

/** What holds for the return of any goods. */
export const RETURN_POLICY = '原包未拆 7 天内可退；剪带、拆包和真空包装已开的物料，除质量问题外不退不换，下单即表示同意。';

/** The same for goods in their packing, where there is room for a few words. */
export const returnTermOf = ({ packing }: Pick<GoodsRow, 'packing'>): string => (packing === 'cut_tape' ? '剪带，除质量问题外不退不换' : '原包未拆 7 天内可退');
