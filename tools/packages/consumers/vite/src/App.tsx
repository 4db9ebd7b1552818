import { I18nProvider } from '@chippage/ui/I18nProvider';
import { Showcase } from './Showcase';

export function App() {
  return (
    <I18nProvider locale="zh-CN">
      <Showcase />
    </I18nProvider>
  );
}
