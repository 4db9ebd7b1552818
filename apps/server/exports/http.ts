/** What every web server of the portal does before any route, and what it is made with. */
export { guardHttp } from '../src/platform/http/guardHttp.ts';
export { httpOptions } from '../src/platform/http/httpOptions.ts';
/** What a visitor is told about any error. */
export { toFailure } from '../src/platform/toFailure.ts';
