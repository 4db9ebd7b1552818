import { OwnBoard } from './OwnBoard.tsx';

/** What the member's company wants. */
export default function MyDemandsRoute() {
  return <OwnBoard type={1} />;
}
