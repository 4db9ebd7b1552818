import type { DirectoryHint, OwnLink } from '@chippage/api/types';

const link = (name: string, url: string): OwnLink => ({ name, url, image: null });

/** Nine sites as in the pictures, eight of them real. */
export const commonSites: OwnLink[] = [
  link('得捷电子', 'https://www.digikey.com/'),
  link('贸泽电子', 'https://www.mouser.com/'),
  link('艾睿电子', 'https://www.arrow.com/'),
  link('安富利', 'https://www.avnet.com/'),
  link('富昌电子', 'https://www.futureelectronics.com/'),
  link('e络盟', 'https://www.farnell.com/'),
  link('欧时电子', 'https://www.rs-online.com/'),
  link('儒卓力', 'https://www.rutronik.com/'),
  link('内部料号查询', 'https://erp.example.com/parts'),
];

/** Full: nothing can be added. */
export const fullSites: OwnLink[] = Array.from({ length: 24 }, (_, index) => link(`站点 ${index + 1}`, `https://site${index + 1}.example.com/`));

/** Makers for what was typed. */
export const brandHints: DirectoryHint[] = [
  { id: 1, name: '意法半导体', website: 'https://www.st.com', fullLogo: null, fullName: 'STMicroelectronics' },
  { id: 2, name: '意瑞半导体', website: null, fullLogo: null, fullName: null },
];
