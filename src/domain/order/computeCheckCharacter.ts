const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const size = alphabet.length

/** ISO 7064, MOD 37,36: detects every single wrong character and nearly all transpositions. */
export function computeCheckCharacter(text: string): string {
  let product = size
  for (const character of text) {
    const sum = (product + alphabet.indexOf(character)) % size || size
    product = (sum * 2) % (size + 1)
  }
  return alphabet.charAt((size + 1 - product) % size)
}
