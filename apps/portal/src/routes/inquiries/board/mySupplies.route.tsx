import { OwnBoard } from './OwnBoard.tsx';

/** What the member's company offers. */
export default function MySuppliesRoute() {
  return <OwnBoard type={0} />;
}
