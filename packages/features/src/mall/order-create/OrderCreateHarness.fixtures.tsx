import { useState } from 'react';
// oxlint-disable-next-line no-restricted-imports -- RouterProvider has no sub-path of its own
import { RouterProvider } from 'react-aria-components';
import { AddressPicker } from '../address-picker/AddressPicker.tsx';
import { InvoiceTitlePicker } from '../invoice-title-picker/InvoiceTitlePicker.tsx';
import { sampleAddress, sampleTitle } from '../papers.fixtures.ts';
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
  return (
    <RouterProvider navigate={(href) => setStep(Number(href.slice(-1)) as OrderCreateStep)}>
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
    </RouterProvider>
  );
}
