import '@chippage/ui/base.css';
import '@chippage/ui/parts/Button.css';
import '@chippage/features/parts/LoginDialog.css';
import './page.css';
import { useDrawAhead } from '@chippage/features/DrawnAhead';
import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { mount } from './mount.tsx';
import { Surroundings } from './Surroundings.tsx';

const load = () => import('./LoginBox.tsx');
const LoginBox = late(async () => (await load()).LoginBox);

function LoginPage() {
  const [isOpen, setOpen] = useState(false);
  const [isExpected, setExpected] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if ((isOpen || isExpected) && !isWanted) setWanted(true);
  const drawAhead = useDrawAhead({ load, onExpectedChange: setExpected });
  return (
    <Surroundings>
      <main className="page">
        <h1>元件网</h1>
        <span data-b="open" onPointerEnter={drawAhead} onFocus={drawAhead}>
          <Button onPress={() => setOpen(true)}>登录 / 注册</Button>
        </span>
      </main>
      {isWanted && <LoginBox isOpen={isOpen} isExpected={isExpected} onOpenChange={setOpen} />}
    </Surroundings>
  );
}

mount(<LoginPage />);
