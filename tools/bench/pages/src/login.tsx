import '@chippage/ui/base.css';
import '@chippage/ui/parts/Button.css';
import '@chippage/features/parts/LoginDialog.css';
import './page.css';
import { Button } from '@chippage/ui/Button';
import { Activity, lazy, Suspense, useState } from 'react';
import { mount } from './mount.tsx';
import { Surroundings } from './Surroundings.tsx';

// As the portal does: fetched, then drawn unseen, while a hand is at the button.
const LoginBox = lazy(async () => ({ default: (await import('./LoginBox.tsx')).LoginBox }));

function LoginPage() {
  const [isOpen, setOpen] = useState(false);
  const [isExpected, setExpected] = useState(false);
  return (
    <Surroundings>
      <main className="page">
        <h1>元件网</h1>
        <span data-b="open" onPointerEnter={() => setExpected(true)} onFocus={() => setExpected(true)}>
          <Button onPress={() => setOpen(true)}>登录 / 注册</Button>
        </span>
      </main>
      {(isOpen || isExpected) && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Suspense fallback={null}>
            <LoginBox onOpenChange={setOpen} />
          </Suspense>
        </Activity>
      )}
    </Surroundings>
  );
}

mount(<LoginPage />);
