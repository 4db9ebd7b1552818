import type { BrandEvent } from '@chippage/api/types';

/** A change of owner, by the names of the companies. */
export interface KnownEvent extends Pick<BrandEvent, 'year' | 'kind'> {
  owner: string;
  company: string;
}

const acquired = (year: number, owner: string, company: string): KnownEvent => ({ year, kind: 'acquired', owner, company });
const spunOff = (year: number, owner: string, company: string): KnownEvent => ({ year, kind: 'spun_off', owner, company });

/**
 * Changes of owner among makers: public facts, each with the year in which it was completed. Every row's year and direction were compared
 * with one public text that names both companies: a filing or announcement of theirs, the trade press, or an encyclopedia. For which
 * none was found is not here, so the list is not complete: what it lacks may have happened all the same. The names are those of the
 * catalogue where it has them.
 */
export const knownEvents: readonly KnownEvent[] = [
  acquired(2000, 'Texas Instruments', 'Burr-Brown'),
  acquired(2001, 'Maxim Integrated', 'Dallas Semiconductor'),
  spunOff(1999, 'Siemens', 'Infineon Technologies'),
  spunOff(1999, 'Motorola', 'onsemi'),
  spunOff(2004, 'Motorola', 'Freescale Semiconductor'),
  spunOff(2006, 'Philips', 'NXP Semiconductors'),
  acquired(2008, 'Diodes Incorporated', 'Zetex'),
  acquired(2010, 'Microchip Technology', 'SST'),
  acquired(2010, 'Microsemi', 'Actel'),
  acquired(2011, 'Texas Instruments', 'National Semiconductor'),
  acquired(2012, 'Microchip Technology', 'SMSC'),
  acquired(2014, 'Microchip Technology', 'Supertex'),
  acquired(2015, 'Infineon Technologies', 'International Rectifier'),
  acquired(2015, 'Cypress Semiconductor', 'Spansion'),
  acquired(2015, 'Microchip Technology', 'Micrel'),
  acquired(2015, 'Diodes Incorporated', 'Pericom'),
  acquired(2015, 'NXP Semiconductors', 'Freescale Semiconductor'),
  acquired(2015, 'Intel', 'Altera'),
  acquired(2016, 'Microchip Technology', 'Atmel'),
  acquired(2016, 'onsemi', 'Fairchild Semiconductor'),
  spunOff(2017, 'NXP Semiconductors', 'Nexperia'),
  acquired(2017, 'Renesas Electronics', 'Intersil'),
  acquired(2017, 'Analog Devices', 'Linear Technology'),
  acquired(2017, 'MaxLinear', 'Exar'),
  acquired(2018, 'Littelfuse', 'IXYS'),
  acquired(2018, 'Microchip Technology', 'Microsemi'),
  acquired(2019, 'Renesas Electronics', 'IDT'),
  acquired(2020, 'Infineon Technologies', 'Cypress Semiconductor'),
  acquired(2020, 'Dialog Semiconductor', 'Adesto'),
  acquired(2021, 'Renesas Electronics', 'Dialog Semiconductor'),
  acquired(2021, 'Analog Devices', 'Maxim Integrated'),
  acquired(2022, 'AMD', 'Xilinx'),
  acquired(2022, 'Littelfuse', 'C&K'),
];
