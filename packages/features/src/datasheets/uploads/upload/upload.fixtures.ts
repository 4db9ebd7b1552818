import { sheetPicture } from '../../../parts/sheet-thumbnail/SheetThumbnail.fixtures.ts';
import type { DocumentUpload, PartedUpload } from '@chippage/api/types';
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
  isRestorable: false,
  thumbnail: { url: sheetPicture, width: 240, height: 339 },
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

/** Files that stopped on their way. */
export const unfinishedUploads: PartedUpload[] = [
  { id: 5, name: 'stm32h743_reference_manual.pdf', sizeBytes: 41_943_040, receivedBytes: 16_777_216, createTime: ago(20), expireTime: ago(-148) },
  { id: 6, name: `${'a_very_long_file_name_'.repeat(6)}.pdf`, sizeBytes: 9_437_184, receivedBytes: 0, createTime: ago(2), expireTime: ago(-166) },
].map((file) => ({ ...file, partBytes: 4_194_304, partCount: Math.ceil(file.sizeBytes / 4_194_304), received: [] }));

const named = (id: string, name: string, more: Partial<UploadItem> = {}): UploadItem => ({ ...newItem(id, { name, size: 2_411_724 }), ...more });

/** Files in every state. */
export const items = {
  waiting: named('w', 'lm358.pdf'),
  uploading: named('u', 'tps62130a.pdf', { state: 'uploading', step: { kind: 'sending', partedId: 5, share: 0.42 }, share: 0.42 }),
  reading: named('c', 'gd32f103.pdf', { state: 'uploading', step: { kind: 'reading' }, share: 1 }),
  checking: named('k', 'stm32h743.pdf', { state: 'uploading' }),
  reconnecting: named('n', 'esp32_s3.pdf', { state: 'uploading', step: { kind: 'waiting', seconds: 8 }, share: 0.6 }),
  paused: named('p', 'ch32v307.pdf', { state: 'paused', step: { kind: 'sending', partedId: 5, share: 0.25 }, share: 0.25 }),
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
