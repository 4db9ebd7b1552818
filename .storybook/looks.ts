// The toolbar: how a piece looks and what happens around it.
import type { ClockMode } from './toolbar/clock.ts';
import type { HostMode } from './toolbar/hostPage.ts';
import type { NetworkMode } from './toolbar/network.ts';
import type { OverlayMode } from './toolbar/overlays.ts';
import { setPartnerTheme } from './toolbar/partnerTheme.ts';

/** What stands on `<html>`. */
export interface Looks {
  theme: 'light' | 'dark' | 'auto' | 'partner';
  density: 'comfortable' | 'compact';
  text: 'x1' | 'x2';
}

/** What goes on around a piece. */
export interface Surroundings {
  clock: ClockMode;
  network: NetworkMode;
  host: HostMode;
  overlay: OverlayMode;
}

/** The globals of the toolbar. */
export type Toolbar = Looks & Surroundings;

/** What the checks and the tests see. */
export const plain: Toolbar = { theme: 'light', density: 'comfortable', text: 'x1', clock: 'real', network: 'normal', host: 'clean', overlay: 'none' };

/** Toolbar menus, in the order shown. */
export const looks = {
  theme: menu('主题', 'contrast', [
    ['light', '浅色'],
    ['dark', '深色'],
    ['auto', '随系统'],
    ['partner', '伙伴站的主题'],
  ]),
  density: menu('密度', 'menu', [
    ['comfortable', '舒适'],
    ['compact', '紧凑'],
  ]),
  text: menu('文字大小', 'zoom', [
    ['x1', '文字 ×1'],
    ['x2', '文字 ×2'],
  ]),
  clock: menu('时钟', 'time', [
    ['real', '真实时间'],
    ['frozen', '停在样例的那天'],
    ['fast', '快 60 倍'],
  ]),
  network: menu('网络', 'globe', [
    ['normal', '网络正常'],
    ['slow', '网络慢（3 秒）'],
    ['offline', '断网'],
    ['error', '服务出错'],
  ]),
  host: menu('所在的页面', 'browser', [
    ['clean', '干净的页面'],
    ['hostile', '样式霸道的页面'],
  ]),
  overlay: menu('标注', 'ruler', [
    ['none', '不标注'],
    ['tab', 'Tab 的顺序'],
    ['targets', '点击目标的大小'],
  ]),
};

/** Widths of the viewport menu; a story pins one by `globals: { viewport: { value: 'w360' } }`. */
export const viewports = {
  w320: { name: '最窄 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  w360: { name: '手机 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  w768: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1024: { name: '平板 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  w1280: { name: '桌面 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  w1440: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Puts the looks on `<html>`, where the portal puts them. */
export function applyLooks({ theme, density, text }: Looks) {
  const html = document.documentElement;
  html.lang = 'zh-CN';
  html.dataset.theme = theme === 'partner' ? 'light' : theme;
  setPartnerTheme(theme === 'partner');
  html.dataset.density = density;
  html.style.fontSize = text === 'x2' ? '200%' : '';
}

type Icon = 'contrast' | 'menu' | 'zoom' | 'time' | 'globe' | 'browser' | 'ruler';

function menu(title: string, icon: Icon, items: [value: string, title: string][]) {
  return { description: title, toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, label]) => ({ value, title: label })) } };
}
