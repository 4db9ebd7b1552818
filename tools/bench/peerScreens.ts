/** The screens, in the order in which they are judged. */
export const screens = ['shell', 'shellssr', 'login', 'table10k', 'table100k', 'cart'];

/** Where our pages have what the harness looks for and other pages have elsewhere. */
export const selectors = {
  menuItem: '[data-b=avatar] [role=group] button',
  phone: 'input[name=mobile]',
  sms: '[role=dialog] form',
  smsBtn: 'input[name=code] ~ div button',
  submit: 'button[type=submit]',
  password: 'input[name=password]',
  first: "[data-b=table] tbody tr[data-index='0'] > :nth-child(2)",
  header: '[data-b=table] thead button',
  rowFocus: "[data-b=table] tbody tr[data-index='0'] input[type=checkbox]",
  cartReady: '[data-b=cart] li:nth-child(200)',
  plus: '[data-b=cart] li button[slot=increment]',
  all: '[data-b=cart] section label',
};
