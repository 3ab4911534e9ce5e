import { choiceOf } from './choiceOf.ts'

/** The LoRaWAN regions that network servers support and devices are made for. */
export const loraRegion = choiceOf({
  EU868: ['EU868 (863–870 MHz)', 'EU868'],
  US915: ['US915 (902–928 MHz)', 'US915'],
  AS923: ['AS923', 'AS923'],
  IN865: ['IN865', 'IN865'],
  AU915: ['AU915', 'AU915'],
})
