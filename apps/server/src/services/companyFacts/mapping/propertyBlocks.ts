import type { BlockSource } from './blocks.ts';
import { code, date, names, newestState, text } from './fields.ts';

/** 知识产权: patents, trademarks, copyrights, sites. */
export const propertyBlocks = {
  patents: {
    path: 'ipr/patents/3.0',
    fields: {
      title: text('title', 'patentName'),
      patentKind: text('patentType'),
      lawState: (raw) => text('patentStatus')(raw) ?? newestState('lawStatus')(raw),
      number: code('patentNum', 'appNumber'),
      applyDate: date('applicationTime'),
      publishDate: date('pubDate', 'applicationPublishTime', 'grantDate'),
      inventors: text('inventor'),
    },
  },
  trademarks: {
    path: 'ipr/tm/2.0',
    fields: { title: text('tmName'), trademarkClass: text('intCls', 'tmClass'), number: code('regNo'), state: text('status'), applyDate: date('appDate') },
  },
  software_copyrights: {
    path: 'ipr/copyReg/2.0',
    fields: {
      title: text('fullName', 'fullname', 'simpleName'),
      version: text('version'),
      number: code('regNum', 'regnum'),
      publishDate: date('publishTime', 'publishtime', 'regTime'),
    },
  },
  works_copyrights: {
    path: 'ipr/copyRegWorks/2.0',
    fields: {
      title: text('fullName', 'name'),
      workKind: text('type', 'workType'),
      number: code('regNum'),
      finishDate: date('finishTime'),
      publishDate: date('publishTime', 'regTime'),
    },
  },
  sites: {
    path: 'ipr/icp/3.0',
    fields: {
      siteName: text('webName'),
      domain: (raw) => text('ym')(raw) ?? names('webSite')(raw),
      licence: text('license', 'liscense'),
      examineDate: date('examineDate'),
    },
  },
} as const satisfies Record<string, BlockSource>;
