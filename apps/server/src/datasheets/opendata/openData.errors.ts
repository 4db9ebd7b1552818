import { Failure } from '../../platform/errors.ts';

export const openDataNotFoundFailure = () => new Failure(404, 'opendata.not_found', '没有这一天的这个文件：每天一份，保留三十份。最新一份的地址以 latest 开头');
