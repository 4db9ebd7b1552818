import './hostile.css';
import '@chippage/ui/guest.css';
import '@chippage/features/guest.css';
import './partner.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

hydrateRoot(document.getElementById('root') as HTMLElement, <App />);
