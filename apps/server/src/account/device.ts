/** In this order: each later browser also names the earlier ones' makers. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/(OPR|Opera)\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** The browser's make, or null for what names none: programs, and pages rendered on the server. */
export const browserFamily = (userAgent: string): string | null => browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and system in words, e.g. `Chrome，Windows`. */
export function deviceInWords(userAgent: string): string {
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browserFamily(userAgent) ?? '未知浏览器', system ?? '未知系统'].join('，');
}
