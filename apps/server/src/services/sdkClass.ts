/**
 * The class that a vendor's CommonJS package exports by default. Node gives the whole of `module.exports` as the
 * default, bundlers and the type checker the class itself.
 */
export function sdkClass<T extends object>(exported: T): T {
  return 'default' in exported ? (exported.default as T) : exported;
}
