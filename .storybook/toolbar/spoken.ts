// Lines as a screen reader would say them, roughly: the name, role and state of what takes focus, and what live regions say.
import { heardIn } from '../checks/liveWatch.ts';

/** One line of the transcript. */
export interface Line {
  kind: 'focus' | 'polite' | 'assertive';
  text: string;
}

const roles: Readonly<Record<string, string>> = {
  button: '按钮',
  link: '链接',
  checkbox: '复选框',
  radio: '单选按钮',
  switch: '开关',
  tab: '标签页',
  textbox: '输入框',
  searchbox: '搜索框',
  spinbutton: '数字框',
  combobox: '组合框',
  listbox: '列表框',
  option: '选项',
  slider: '滑块',
  dialog: '对话框',
  alertdialog: '警告对话框',
  menuitem: '菜单项',
  region: '区域',
  heading: '标题',
  row: '行',
  gridcell: '单元格',
};

/** Calls back for every line from now on. Returns what ends it. */
export function listen(onLine: (line: Line) => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) onLine({ kind: 'focus', text: focusLine(target) });
  };
  let last = '';
  const observer = new MutationObserver((records) => {
    for (const { region, text } of [...heardIn(records), ...newAlerts(records)]) {
      if (text === last) continue;
      last = text;
      onLine({ kind: region.matches('[aria-live=assertive], [role=alert]') ? 'assertive' : 'polite', text });
      setTimeout(() => (last = ''), 200);
    }
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

function focusLine(element: Element): string {
  const words = [nameOf(element), roles[roleOf(element)] ?? '', ...statesOf(element), valueOf(element), described(element)];
  return words
    .map((word) => word.trim())
    .filter(Boolean)
    .join('，');
}

/** An alert that comes whole is spoken, too. */
function newAlerts(records: readonly MutationRecord[]): { region: Element; text: string }[] {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  return added
    .flatMap((node) => [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')])
    .map((region) => ({ region, text: region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '' }))
    .filter(({ text }) => text !== '');
}

function nameOf(element: Element): string {
  const labelled = byIds(element, 'aria-labelledby');
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '').join(' ') : '';
  const isField = element.matches('input, textarea, select');
  const words = labelled || element.getAttribute('aria-label') || labels || (isField ? '' : element.textContent) || element.getAttribute('title') || '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 120) || '（没有名称）';
}

function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  if (own) return own;
  if (element instanceof HTMLInputElement)
    return (
      { checkbox: 'checkbox', radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox', button: 'button', submit: 'button' }[element.type] ??
      'textbox'
    );
  return { A: 'link', BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox', DIALOG: 'dialog', SUMMARY: 'button' }[element.tagName] ?? '';
}

function statesOf(element: Element): string[] {
  const is = (name: string) => element.getAttribute(name);
  const isChecked =
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? element.checked : is('aria-checked') && is('aria-checked') === 'true';
  return [
    isChecked === true ? '已选中' : isChecked === false ? '未选中' : '',
    is('aria-expanded') === 'true' ? '已展开' : is('aria-expanded') === 'false' ? '已折叠' : '',
    is('aria-pressed') === 'true' ? '已按下' : '',
    is('aria-selected') === 'true' ? '已选定' : '',
    is('aria-current') && is('aria-current') !== 'false' ? '当前' : '',
    is('aria-invalid') === 'true' ? '输入无效' : '',
    element.matches('[required], [aria-required=true]') ? '必填' : '',
    element.matches('[aria-disabled=true]') ? '不可用' : '',
  ];
}

function valueOf(element: Element): string {
  if (is(element, 'aria-valuetext')) return is(element, 'aria-valuetext');
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return element instanceof HTMLInputElement && !/checkbox|radio|password|button|submit/.test(element.type) ? element.value : '';
}

const is = (element: Element, name: string) => element.getAttribute(name) ?? '';

const described = (element: Element) => byIds(element, 'aria-describedby');

function byIds(element: Element, name: string): string {
  const ids = is(element, name).split(/\s+/).filter(Boolean);
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim() ?? '').join(' ');
}
