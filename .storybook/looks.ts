// The toolbar: how a piece looks in another theme, density, text size and width.

/** The globals of the toolbar. */
export interface Looks {
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  text: 'x1' | 'x2';
}

/** Toolbar menus, in the order shown. */
export const looks = {
  theme: menu('主题', 'contrast', [
    ['light', '浅色'],
    ['dark', '深色'],
  ]),
  density: menu('密度', 'menu', [
    ['comfortable', '舒适'],
    ['compact', '紧凑'],
  ]),
  text: menu('文字大小', 'zoom', [
    ['x1', '文字 ×1'],
    ['x2', '文字 ×2'],
  ]),
};

/** Widths of the viewport menu; a story pins one by `globals: { viewport: { value: 'w360' } }`. */
export const viewports = {
  w360: { name: '手机 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  w768: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  w1280: { name: '桌面 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

/** Puts the looks on `<html>`, where the portal puts them. */
export function applyLooks({ theme, density, text }: Looks) {
  const html = document.documentElement;
  html.lang = 'zh-CN';
  html.dataset.theme = theme;
  html.dataset.density = density;
  html.style.fontSize = text === 'x2' ? '200%' : '';
}

function menu(title: string, icon: 'contrast' | 'menu' | 'zoom', items: [value: string, title: string][]) {
  return { description: title, toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, label]) => ({ value, title: label })) } };
}
