import { useEffect, useRef, useState } from 'react';
import { AddressPicker } from '../../papers/address-picker/AddressPicker.tsx';
import { InvoiceTitlePicker } from '../../papers/invoice-title-picker/InvoiceTitlePicker.tsx';
import { sampleAddress, sampleTitle } from '../../papers/papers.fixtures.ts';
import type { Address, InvoiceTitle } from '@chippage/api/types';
import { OrderCreate, type OrderCreateProps } from './OrderCreate.tsx';
import type { OrderCreateStep } from './orderDraft.ts';

export interface HarnessProps extends OrderCreateProps {
  addresses: Address[];
  invoiceTitles: InvoiceTitle[];
}

/** Keeps what an app keeps: the step in the address, the choices and what was typed. */
export function OrderCreateHarness({ addresses, invoiceTitles, ...props }: HarnessProps) {
  const [step, setStep] = useState(props.step);
  const [reached, setReached] = useState(props.reached);
  const [addressId, setAddressId] = useState(props.address?.id ?? null);
  const [titleId, setTitleId] = useState(props.title?.id ?? null);
  const [draft, setDraft] = useState(props.draft);
  const [isSent, setSent] = useState(false);
  const goTo = (next: OrderCreateStep) => {
    props.onStep(next);
    setStep(next);
    setReached((was) => (next > was ? next : was));
  };
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Links to the steps stay in the story, as a router keeps them in the app.
    const follow = (event: MouseEvent) => {
      const href = event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? '') : '';
      if (!href.startsWith('/mall/orderCreate')) return;
      event.preventDefault();
      setStep(Number(href.slice(-1)) as OrderCreateStep);
    };
    const node = frame.current;
    node?.addEventListener('click', follow, { capture: true });
    return () => node?.removeEventListener('click', follow, { capture: true });
  }, []);
  return (
    <div ref={frame}>
      <OrderCreate
        {...props}
        step={step}
        reached={reached}
        onStep={goTo}
        hrefOf={(next) => `/mall/orderCreate?step=${next}`}
        address={addresses.find(({ id }) => id === addressId) ?? null}
        title={invoiceTitles.find(({ id }) => id === titleId) ?? null}
        renderAddresses={(error) => (
          <AddressPicker
            addresses={{ status: 'ready', data: addresses }}
            value={addressId}
            onChange={setAddressId}
            onAdd={async () => sampleAddress()}
            onEdit={async () => undefined}
            error={error}
          />
        )}
        titles={
          <InvoiceTitlePicker
            titles={{ status: 'ready', data: invoiceTitles }}
            value={titleId}
            onChange={setTitleId}
            onAdd={async () => sampleTitle()}
            onEdit={async () => undefined}
          />
        }
        draft={draft}
        onDraft={(part) => {
          props.onDraft(part);
          setDraft((was) => ({ ...was, ...part }));
        }}
        onSubmit={() => {
          props.onSubmit();
          setSent(true);
        }}
        isPending={props.isPending || isSent}
      />
    </div>
  );
}
