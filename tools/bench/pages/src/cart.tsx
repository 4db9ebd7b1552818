import '@chippage/ui/base.css';
import '@chippage/features/parts/Cart.css';
import './page.css';
import { Cart } from '@chippage/features/Cart';
import { Money } from '@chippage/features/Money';
import { useMemo, useState } from 'react';
import { cartOf, makeLines, withQuantity } from './cartOf.ts';
import { mount } from './mount.tsx';
import { Surroundings } from './Surroundings.tsx';

const LINES = 200;
const stay = () => undefined;
const goodsHref = (id: number) => `#${id}`;

function CartPage() {
  const [lines, setLines] = useState(() => makeLines(LINES));
  const cart = useMemo(() => cartOf(lines), [lines]);
  return (
    <Surroundings>
      <main className="page">
        <div className="bar">
          合计
          <span data-b="total">
            <Money value={cart.totals[0]?.total ?? null} currency="CNY" tone="total" />
          </span>
        </div>
        <div data-b="cart">
          <Cart
            cart={{ status: 'ready', data: cart }}
            onContact={async () => ({ phone: null })}
            partList={{ onMatch: async () => [], onAdd: async () => 0 }}
            isLoggedIn
            goodsHref={goodsHref}
            browseHref="#"
            onQuantity={(id, quantity) => setLines((was) => was.map((line) => (line.id === id ? withQuantity(line, quantity) : line)))}
            onSelect={(ids, isSelected) => setLines((was) => was.map((line) => (ids.includes(line.id) ? { ...line, isSelected } : line)))}
            onRemove={(ids) => setLines((was) => was.filter(({ id }) => !ids.includes(id)))}
            onRestore={stay}
            onCustomerRef={stay}
            onAcknowledge={stay}
            onArrivalNotice={stay}
            onCheckOut={stay}
            onLogIn={stay}
          />
        </div>
      </main>
    </Surroundings>
  );
}

mount(<CartPage />);
