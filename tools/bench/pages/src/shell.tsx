import '@chippage/ui/base.css';
import '@chippage/ui/parts/Link.css';
import '@chippage/ui/parts/Tabs.css';
import '@chippage/features/parts/SiteHeader.css';
import '@chippage/features/parts/AccountMenu.css';
import '@chippage/features/parts/PartSearchBox.css';
import './page.css';
import { mount } from './mount.tsx';
import { ShellPage } from './ShellPage.tsx';

mount(<ShellPage />);
