/** Addresses that are one domain's, while what lies below them is another's. */
const exact: Readonly<Record<string, string>> = { '': 'shell', '/datasheet': 'shell' };

/** The beginnings of the addresses of each domain. The longest one decides. `allPages.test.ts` compares them with the rows. */
const beginnings: Readonly<Record<string, string>> = {
  '/datasheet': 'datasheets',
  '/datasheet/bom': 'bom',
  '/ai': 'assistant',
  '/developers': 'assistant',
  '/specification': 'datasheets',
  '/specification_detail': 'datasheets',
  '/specification_outside_detail': 'datasheets',
  '/specification_ictrade_detail': 'datasheets',
  '/upload': 'datasheets',
  '/brandlist': 'directory',
  '/branddetail': 'directory',
  '/agentlist': 'directory',
  '/agentlist/merchant': 'mall',
  '/news': 'news',
  '/news/recruit': 'jobs',
  '/news/recruitdetail': 'jobs',
  '/usercenter/jobs': 'jobs',
  '/usercenter/applications': 'jobs',
  '/circle': 'circle',
  '/usercenter/circle': 'circle',
  '/prefecture': 'resources',
  '/usercenter/resources': 'resources',
  '/mall': 'mall',
  '/checkenterprise': 'companies',
  '/inquiry': 'inquiries',
  '/usercenter/inquirymanage': 'inquiries',
  '/usercenter/tasklist': 'inquiries',
  '/register': 'account',
  '/mobile/register': 'account',
  '/socialreturn': 'account',
  '/resetpassword': 'account',
  '/usercenter': 'account',
  '/usercenter/manage/companymanage': 'enterprise',
  '/usercenter/manage/corporatecontact': 'enterprise',
  '/usercenter/manage/invitation': 'enterprise',
  '/usercenter/manage/agentmanage': 'enterprise',
  '/usercenter/manage/productionlinemanage': 'enterprise',
  '/usercenter/manage/promotion': 'enterprise',
  '/usercenter/manage/tradermanage': 'enterprise',
  '/usercenter/manage/approvals': 'mall',
  '/usercenter/manage/credit': 'mall',
  '/inquiry/corporatehome': 'enterprise',
  '/inquiry/companysearch': 'enterprise',
  '/inquiry/agentproductdetails': 'enterprise',
  '/usercenter/searches': 'datasheets',
  '/usercenter/author': 'news',
  '/usercenter/clouddisk': 'disk',
  '/share': 'disk',
  '/add': 'news',
  '/usercenter/clouddisk/editarticle': 'news',
  '/usercenter/clouddisk/articlepreview': 'news',
  '/usercenter/clouddisk/articledisk': 'news',
  '/usercenter/contacts': 'entries',
  '/usercenter/entries': 'entries',
  '/usercenter/favourites': 'favourites',
  '/usercenter/follows': 'favourites',
  '/usercenter/collected': 'favourites',
  '/usercenter/blocked': 'favourites',
  '/usercenter/feedback': 'feedback',
  '/complaint': 'takedowns',
  '/takedown': 'takedowns',
  '/usercenter/takedowns': 'takedowns',
  '/usercenter/notices': 'messages',
  '/usercenter/companywatches': 'companies',
  '/usercenter/companycorrections': 'companies',
  '/usercenter/seller': 'mall',
  '/im': 'inbox',
  '/operator': 'operator',
};

/** The domain whose rows have to be there before an address can be matched. What has no beginning of its own is the site's. */
export function domainOf(path: string): string {
  let rest = path.toLowerCase().replace(/\/+$/, '');
  const own = exact[rest];
  if (own) return own;
  for (; rest !== ''; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    const found = beginnings[rest];
    if (found) return found;
  }
  return 'site';
}
