import { expect, it } from 'vitest'
import { translateTerm } from '../../scripts/demo/catalogue/translateTerm.ts'
import { demo } from '../../scripts/demo/demoData.ts'

/** Names of protocols and materials in their official spelling. */
const names = new Set(
  'BACnet/IP Ethernet LoRaWAN Modbus PoE PoE+ Parquet RoHS Thread Wi-Fi Zigbee'.split(' '),
)
/** 'IP67', '4G' and 'GPS' are codes; two small letters in a row make a word. */
const isWord = (word: string): boolean =>
  /[a-z]{2}/.test(word) && !/\d/.test(word) && !names.has(word)

it('English terms in demo data sheets have Arabic translations', () => {
  const terms = [
    ...demo.products.flatMap(({ specs }) => Object.values(specs).flat().map(String)),
    ...demo.certificates.map(({ title }) => title),
  ]
  const left = terms.map((term) => translateTerm('ar', term))
  expect(left.filter((text) => text.split(/[\s،,()]+/).some(isWord))).toEqual([])
  expect(terms.filter((text) => text.split(' ').some(isWord)).length).toBeGreaterThan(50)
})
