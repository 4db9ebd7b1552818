import type { TakeDownKind } from '@chippage/api/types';
import { Failure } from '../../platform/errors.ts';
import { takeDownNames } from '../../platform/takeDown.ts';

/** Also for one number of many that is not a file of ours: no half archive. */
export const documentNotFoundFailure = () => new Failure(404, 'document.not_found', '没有找到这份数据手册，可能已被移除，请返回搜索');
/** An operator took it off the site. */
export const documentTakenDownFailure = (kind: TakeDownKind) =>
  new Failure(410, 'document.taken_down', `这份数据手册已下架：${takeDownNames[kind]}。用型号搜一下，原厂网站上可能还有`);
/** The file is at its maker's address, not here. */
export const documentIsOutsideFailure = () => new Failure(404, 'document.outside', '这份数据手册在原厂网站上，请打开原厂链接');
/** Nothing was selected. */
export const noneSelectedFailure = () => new Failure(422, 'download.none_selected', '请选择文件');
/** More than a zip may hold. */
export const downloadTooLargeFailure = (limit: string) => new Failure(422, 'download.too_large', `一次最多下载 ${limit}，请分几次下载`);
/** The configuration does not let this server ask makers' sites. */
export const linkOffFailure = () => new Failure(409, 'document.link_off', '本站没有开启原厂链接检查（LINK_CHECK=on）');
/** Nobody answered; that says nothing of the link yet. */
export const linkSilentFailure = () => new Failure(409, 'document.link_silent', '对方网站现在没有回应，状态不变，请稍后再试');
/** Not an address that this server may lead to or ask. */
export function linkAddressFailure(): Failure {
  const msg = '请填原厂网站上的完整地址：http 或 https，不带端口和用户名，主机属于某个品牌的官网';
  return new Failure(422, 'document.link_address', msg, { fields: [{ field: 'address', msg }] });
}
/** What is at the address is no PDF that can be kept. */
export const noPdfFailure = () => new Failure(409, 'document.no_pdf', '地址给出的不是能存档的 PDF：不是 PDF、太大、加密或者打不开');
/** A copy is here already. */
export const archivedFailure = () => new Failure(409, 'document.archived', '这份手册已经有存档副本');
