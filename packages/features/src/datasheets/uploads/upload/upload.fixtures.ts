import type { DocumentUpload } from '@chippage/api/types';
import type { ComboBoxOption } from '@chippage/ui/ComboBox';
import { newItem, readyItem, type UploadItem } from './uploadItems.ts';
import type { BrandOption } from './UploadFacts.tsx';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** An upload of a power converter's sheet. */
export const tpsUpload: DocumentUpload = {
  id: 31,
  state: 'draft',
  title: 'TPS62130A 3-V to 17-V Step-Down Converter',
  docType: 'datasheet',
  language: 'en',
  brandId: 12,
  brandName: 'Texas Instruments',
  mpns: ['TPS62130A', 'TPS62130ARGTR'],
  category: null,
  sizeBytes: 2_411_724,
  pageCount: 38,
  reason: null,
  documentId: null,
  createTime: ago(1),
  reviewTime: null,
};

/** What a member handed in, one of each state. */
export const uploadsOfMember: DocumentUpload[] = [
  { ...tpsUpload, id: 35, state: 'reviewing', title: 'TPS62130A 数据手册', language: 'zh', createTime: ago(1) },
  { ...tpsUpload, id: 34, state: 'published', title: 'STM32F103C8T6 勘误', docType: 'errata', mpns: ['STM32F103C8T6'], documentId: 320, createTime: ago(30) },
  {
    ...tpsUpload,
    id: 33,
    state: 'refused',
    title: 'LM358 应用笔记',
    docType: 'appnote',
    mpns: ['LM358'],
    reason: '封面与型号不符，请换成完整的文件',
    createTime: ago(50),
  },
  { ...tpsUpload, id: 32, state: 'withdrawn', title: 'GD32F103C8T6 数据手册', mpns: ['GD32F103C8T6'], createTime: ago(90) },
];

const named = (id: string, name: string, more: Partial<UploadItem> = {}): UploadItem => ({ ...newItem(id, { name, size: 2_411_724 }), ...more });

/** Files in every state. */
export const items = {
  waiting: named('w', 'lm358.pdf'),
  uploading: named('u', 'tps62130a.pdf', { state: 'uploading', share: 0.42 }),
  reading: named('c', 'gd32f103.pdf', { state: 'uploading', share: 1 }),
  failed: named('f', 'stm32f103_errata.pdf', { state: 'failed', message: '网络连接失败，请检查网络后重试' }),
  ready: readyItem(named('r', 'tps62130a.pdf'), tpsUpload),
  blank: readyItem(named('b', 'new_chip.pdf'), { ...tpsUpload, id: 36, title: '', brandId: null, brandName: null, mpns: [] }),
  twin: named('t', 'stm32f103c8.pdf', {
    state: 'twin',
    share: 1,
    twin: { documentId: 320, title: 'STM32F103C8T6 数据手册', brandId: 7, brandName: 'STMicroelectronics' },
  }),
  submitted: { ...readyItem(named('s', 'tps62130a.pdf'), { ...tpsUpload, state: 'reviewing' }) },
} satisfies Record<string, UploadItem>;

export const brandOptions: BrandOption[] = [
  { id: '7', brandId: 7, text: 'STMicroelectronics 意法半导体' },
  { id: '12', brandId: 12, text: 'Texas Instruments 德州仪器' },
];
export const partOptions: ComboBoxOption[] = ['STM32F103C8T6', 'STM32F103CBT6'].map((text) => ({ id: text, text }));
export const categoryOptions: ComboBoxOption[] = [
  { id: 'mcu/arm-32', text: '单片机 / ARM 32 位' },
  { id: 'power/dcdc', text: '电源 / DC-DC 转换器' },
  { id: 'analog/opamp', text: '模拟 / 运算放大器' },
];
