import type { FieldWord } from './fieldWords.ts';

/** Parts of a radio standard, which no category and no value tells apart. */
export interface RadioFamily {
  /** As an engineer names the standard. */
  name: string;
  /** Starts of the numbers of parts that have it, as partKey spells them. */
  starts: readonly string[];
  /** Starts within those of parts that do not have it. */
  except: readonly string[];
}

const radio = (name: string, starts: string, except = ''): RadioFamily => ({ name, starts: starts.split(' '), except: except === '' ? [] : except.split(' ') });

const bluetooth = radio(
  '蓝牙',
  'NRF51 NRF52 NRF53 NRF54 NRF8001 CC135 CC234 CC254 CC256 CC264 CC265 CC267 CC274 CC3301 CC3351 CH571 CH572 CH573 CH577 CH578 CH579 CH58 CH59 CSR10 CSR86 QCC ' +
    'DA14 DA166 EFR32BG EFR32MG ESP32 STM32WB BLUENRG SF32LB RTL876 RTL877 BK32 BK34 TLSR8 PHY62 BL602 BL616 BL618 BL70 MKW3 MKW4 RSL10 ' +
    'BGM BGX BL600 BL65 BLE1 BM62 BM64 BM70 BM71 BM77 BM78 BM83 BTM CYBLE CYBT CYW20 ISP15 ISP18 JDY MDBT NINAB RN40 RN41 RN42 RN46 RN48 RN52 SPBT WT11 WT12 WT32I HC05 HC06',
  'ESP32S2 ESP32P4',
);
const wifi = radio(
  'Wi-Fi',
  'ESP8 ESP12 ESP32 ATWINC ATWILC CC31 CC32 CC33 BL602 BL604 BL606 BL616 BL618 BK723 RTL871 RTL872 RTL881 W600 W800 W801 ASR55 AP62 AP63 CYW43 BCM43 ' +
    'DA16 RS9113 RS9116 SIWG SPWF WF111 WF121 WF200 WFM200 WGM MRF24WG MRF24WB XB2BWF RN131 RN171 EMW31 EMW30 ISM43 NINAW ODINW WRL13678',
  'ESP32H2 ESP32P4',
);
const zigbee = radio(
  'Zigbee',
  'CC2420 CC243 CC252 CC253 CC263 CC265 CC135 CC267 CC274 EFR32MG EM35 NRF52840 NRF52833 NRF52820 NRF5340 NRF54L ESP32C5 ESP32C6 ESP32H2 JN51 MC1319 MC1321 MC1322 ' +
    'MKW2 MKW4 MRF24J40 AT86RF2 ATMEGA128RFA ATMEGA256RFR STM32WB3 STM32WB5 TLSR82 XB24 XBP24 XB3 MGM RL78G1H',
  'ESP32C61',
);
const lora = radio(
  'LoRa',
  'SX126 SX127 SX128 SX13 LLCC68 LR11 RFM9 RN2483 RN2903 STM32WL ASR650 ASR66 RAK8 RAK3 RAK4 CMWX1ZZABZ AITHINKERRA RA01 RA02 RA08 LORAE5 WLE5 ATSAMR34 ATSAMR35 LSD4RF',
);
const cellular4g = radio(
  '4G LTE',
  'LENA LARA SARAR4 SARAR5 BG77 BG95 BG96 EC20 EC21 EC25 EC200 EG2 EG8 EG91 EG95 AIR72 AIR78 SIM76 SIM70 A76 L610 ML302 ML307 NRF91 GM02 ME910 XE910 TOBYL',
);
const narrowBand = radio(
  'NB-IoT',
  'BG77 BG95 BG96 BC20 BC25 BC26 BC28 BC35 BC66 BC95 SARAN SARAR4 SARAR5 SIM7020 SIM7022 SIM7028 SIM7070 SIM7080 M5310 M5311 NRF91 ME310',
);
const cellular2g = radio('2G/3G', 'SARAU SARAG LISAU SIM8 SIM9 SIM53 M26 M35 M65 M66 M95 MC60 UC15 UC20 UG9 A6 A9G', 'M2613 M6585');

const chip = 'mcu/wireless-soc';
const module = 'module/wireless';
const transceiver = 'rf/transceiver';
const word = (words: string, categories: readonly string[], ...radios: readonly RadioFamily[]): FieldWord => ({ words, categories, radios });

/** Words for radio standards: parts of other families do not have them. */
export const radioWords: readonly FieldWord[] = [
  word('蓝牙 bluetooth ble 低功耗蓝牙 蓝牙低功耗 蓝牙5.0 蓝牙5.3 双模蓝牙', [chip, module], bluetooth),
  word('蓝牙芯片 蓝牙soc ble芯片 蓝牙mcu', [chip], bluetooth),
  word('蓝牙模块 蓝牙模组 ble模块 低功耗蓝牙模块 蓝牙通信模块', [module], bluetooth),
  word('wifi 无线网 wlan', [chip, module], wifi),
  word('wifi芯片 wifisoc wifimcu', [chip], wifi),
  word('wifi模块 wifi模组 wi-fi模块 串口wifi', [module], wifi),
  word('wifi蓝牙 蓝牙wifi', [chip, module], wifi, bluetooth),
  word('蓝牙wifi模块 wifi蓝牙模块', [module], wifi, bluetooth),
  word('zigbee', [chip, module, transceiver], zigbee),
  word('zigbee芯片', [chip, transceiver], zigbee),
  word('zigbee模块', [module], zigbee),
  word('lora lorawan 远距离无线', [transceiver, module, chip], lora),
  word('lora芯片', [transceiver, chip], lora),
  word('lora模块 lora模组 lorawan模块 远距离模块', [module], lora),
  word('4g 4g模块 4g模组 lte lte模块 cat1 cat1模块 4gcat1', [module], cellular4g),
  word('nbiot nb-iot nbiot模块 nb-iot模块 nbiot模组 窄带物联网', [module], narrowBand),
  word('gprs gprs模组 gprs模块 2g模块 3g模块', [module], cellular2g),
];

/** Whether a part number, as partKey spells it, is of a part that has the standard. */
export const hasRadio = (key: string, { starts, except }: RadioFamily): boolean =>
  starts.some((start) => key.startsWith(start)) && !except.some((start) => key.startsWith(start));
