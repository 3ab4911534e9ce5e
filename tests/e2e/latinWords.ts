import type { Page } from 'playwright'

/** What a page says at one place, to eyes or to a screen reader. */
export type Saying = { readonly where: string; readonly text: string }

/** Codes and names are marked by the page itself: in the direction, or the language, that they have. */
const marked = [
  'code',
  'script',
  'style',
  'noscript',
  'template',
  '[translate=no]',
  '[dir=ltr]',
  '[dir=auto]',
  ':not(html)[lang]:not([lang=ar])',
].join()

/** Everything that an Arabic page says, but for what it marks as a code or a name, and for data. */
export const saidOn = (page: Page, data = ''): Promise<readonly Saying[]> =>
  page.evaluate((codes) => {
    const spoken =
      'alt placeholder title aria-description aria-label aria-placeholder aria-roledescription aria-valuetext'.split(
        ' ',
      )
    const found: Saying[] = [{ where: 'title', text: document.title }]
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    if (description) found.push({ where: 'description', text: description })
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(codes) || !element.checkVisibility()) continue
      const where = element.tagName.toLowerCase()
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : ''
        if (text) found.push({ where, text })
      }
      for (const name of spoken) {
        const text = element.getAttribute(name)
        // What is cut off in a list stands in its title as well.
        const isShown = text === element.textContent?.trim() && element.querySelector(codes)
        if (text && !isShown) found.push({ where: `${where}[${name}]`, text })
      }
    }
    return found
  }, `${marked}${data}`)

/** 'IP67', 'RS-485' and 'GPS' are codes: a figure or capitals alone. */
const code = /\d|^[\p{Lu}\W_]+$/u
/** Names of protocols, formats, makers and browsers, as they are written in every language. */
const names = new Set(
  (
    'LoRaWAN Modbus Ethernet Wi-Fi Thread Zigbee M-Bus NB-IoT LTE-M USB-C PoE PoE+ BACnet Parquet ' +
    'RoHS Webhook Bluetooth Stripe Tap Visa Mastercard mada Cat SIM eSIM PowerPoint IoT ' +
    'png jpeg jpg csv https English node'
  ).split(' '),
)

const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’+/-]*/gu

/** The words of a text that are neither Arabic, nor a code, nor a name of the list or of somebody. */
export function latinWords(text: string, ofPeople: ReadonlySet<string> = new Set()): string[] {
  const plain = text
    .replace(/\u2066[^\u2069]*\u2069/g, ' ')
    .replace(/\S+@\S+|\/\S*|\S+\.(png|jpe?g|webp)/g, ' ')
  return (plain.match(word) ?? []).filter(
    (each) =>
      /\p{Script=Latin}/u.test(each) && !code.test(each) && !names.has(each) && !ofPeople.has(each),
  )
}
