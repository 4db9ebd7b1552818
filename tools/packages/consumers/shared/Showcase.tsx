'use client';

import type { ArticleCard as Article, PartDetail as Part } from '@chippage/api/types';
import { ArticleCard } from '@chippage/features/ArticleCard';
import { FeaturesProvider } from '@chippage/features/FeaturesProvider';
import { LoginDialog, type LoginMode } from '@chippage/features/LoginDialog';
import { PartDetail } from '@chippage/features/PartDetail';
import { portalPaths } from '@chippage/features/portalPaths';
import { SiteHeader } from '@chippage/features/SiteHeader';
import { Button } from '@chippage/ui/Button';
import { useState } from 'react';

const paths = portalPaths('https://portal.example');
const site = { name: '示例站', latinName: 'Partner' };
const items = [
  { id: 'datasheet', label: '数据手册', href: '/', isCurrent: true },
  { id: 'news', label: '新闻', href: '/news' },
] as const;

const article: Article = {
  id: 1,
  title: '3.3 V 线性稳压器怎么选：压差、静态电流与散热',
  summary: '六颗常用料放在一张表里，先看最低输入电压，再看电池能撑多久。',
  coverUrl: null,
  channel: { id: 3, key: 'linear', name: '线性稳压' },
  author: { id: 7, name: '周电源（示例）', isSample: true },
  source: '示例编辑部',
  publishTime: '2026-11-12T01:10:00.000Z',
  isPinned: false,
  isAdvert: false,
  isAiGenerated: false,
  isOriginal: true,
  state: 'PUBLISHED',
  counters: { views: 1284, likes: 36, comments: 4 },
  tags: [{ mpn: 'AMS1117-3.3', partId: 5 }],
};

const part: Part = {
  id: 1,
  mpn: 'STM32F103C8T6',
  brandId: 301,
  brandName: 'STMicroelectronics',
  brandNameCn: '意法半导体',
  category: 'mcu/arm-32',
  categoryName: '32位 ARM MCU',
  packageCase: 'LQFP-48',
  pins: 48,
  lifecycle: 'active',
  params: [
    { code: 'core', name: '内核', unit: null, valueText: 'Arm Cortex-M3', valueNum: null },
    { code: 'flashKB', name: '程序存储器', unit: 'KB', valueText: '64', valueNum: 64 },
  ],
  datasheet: null,
  match: 'exact',
  brand: {
    id: 301,
    name: 'STMicroelectronics',
    nameCn: '意法半导体',
    initial: 'S',
    pinyin: 'yifabandaoti',
    country: 'CH',
    isDomestic: false,
    website: 'https://www.st.com',
    founded: 1987,
    parent: null,
    aliases: ['ST'],
    partCount: 1,
    documentCount: 0,
  },
  categoryPath: [{ id: 'mcu', name: '单片机' }],
  isFamilyName: false,
  sources: [{ no: 1, name: '示例来源', licence: 'CC BY 4.0', url: null }],
  corrections: [],
  evidence: [],
  pinout: [],
  documents: [],
  alternatives: [
    { kind: 'packing', items: [] },
    { kind: 'pin_compatible', items: [] },
    { kind: 'functional', items: [] },
    { kind: 'domestic', items: [] },
  ],
  updatedAt: '2026-11-12T01:10:00.000Z',
};

const nothing = async () => undefined;

/** The header, an article, the facts of a part and the login dialog, on another company's page. */
export function Showcase() {
  const [isOpen, setOpen] = useState(false);
  const [mode, setMode] = useState<LoginMode>('sms');
  return (
    <FeaturesProvider site={site} paths={paths}>
      <SiteHeader items={items} account={<Button onPress={() => setOpen(true)}>登录</Button>} />
      <main>
        <ArticleCard article={article} headingLevel={2} />
        <PartDetail
          part={{ status: 'ready', data: part }}
          renderReader={() => null}
          hrefOfEvidence={({ documentId, page }) => `https://portal.example/specification_detail/${documentId}#page=${page}`}
          onDownload={nothing}
          onCopyText={async () => true}
        />
      </main>
      <LoginDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        mode={mode}
        onModeChange={setMode}
        onSendCode={nothing}
        resendAt={null}
        onSmsLogin={nothing}
        onPasswordLogin={nothing}
      />
    </FeaturesProvider>
  );
}
