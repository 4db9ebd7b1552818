import { ink, SheetPages } from '../../platform/pdf/page.ts';

/** What a certificate of the sample says. */
export interface Certificate {
  agent: string;
  brand: string;
  scope: string;
  validFrom: string;
  validTo: string;
}

/** Draws the certificate of a made-up agent; every page says that it is none. */
export async function drawCertificate({ agent, brand, scope, validFrom, validTo }: Certificate): Promise<Uint8Array> {
  const title = `授权证书（样例）：${agent}`;
  const pages = new SheetPages(title, new Date(`${validFrom}T00:00:00+08:00`));
  pages.heading('授权证书（样例）');
  pages.paragraph('这是虚构的文件，用来演示授权证书的查看。代理商是虚构的，品牌没有授权过它，本页没有任何效力。', ink.mark, 11);
  pages.table(
    ['项目', '内容'],
    [140, 343],
    [
      ['代理商', agent],
      ['品牌', brand],
      ['授权范围', scope],
      ['有效期', `${validFrom} 至 ${validTo}`],
    ],
  );
  return pages.finish('芯页 ChipPage', '样例', '虚构的样例文件，没有效力');
}
