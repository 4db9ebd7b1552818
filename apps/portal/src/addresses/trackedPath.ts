import { webTrackingQueryLimits } from '@chippage/api/limits';

/** Steps of an address that may name a person or a secret; what follows them is left out. */
const PRIVATE = /^\/(userCenter|mall\/userCenter|resetPassword|socialReturn|im|operator)(?=\/|$).*/;
/** Longer than any address of ours; the server takes no more. */
const MOST = webTrackingQueryLimits.value.maxLength;

/**
 * A page as it may be written down: never its query or hash, where tickets and codes are, and of a member's own pages only the area.
 * @param path The path of the address.
 */
export function trackedPath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/, 1);
  return bare.replace(PRIVATE, '/$1').slice(0, MOST) || '/';
}
