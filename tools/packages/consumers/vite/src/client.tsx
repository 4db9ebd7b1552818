import '@chippage/ui/styles.css';
import '@chippage/features/styles.css';
import './partner.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

hydrateRoot(document.getElementById('root') as HTMLElement, <App />);
