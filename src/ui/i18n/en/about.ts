/** Texts about the company, its purpose and its terms. */
export const about = {
  'paper.contents': 'Contents',

  'about.title': 'About us',
  'about.who': 'About {name}',
  'about.browse': 'Browse all products',
  'about.contact': 'Contact us',
  'about.promises': 'What you can count on',
  'about.chosen.title': 'Chosen to work together',
  'about.chosen.text':
    'Each sensor, gateway and SIM card is listed with what it speaks and where, so that what you buy connects.',
  'about.whole.title': 'The whole project in one order',
  'about.whole.text':
    'Hardware, connectivity, licenses and integrations from one seller, on one invoice.',
  'about.near.title': 'Engineers who answer',
  'about.near.text': 'Questions go to people who have mounted these devices themselves.',
  'about.company': 'Company details',
  'about.legalName': 'Legal name',
  'about.vat': 'VAT number',
  'about.address': 'Address',
  'about.email': 'Email',
  'about.phone': 'Phone',
  'about.hours': 'Hours',

  'solutions.title': 'Solutions',
  'solutions.lead': 'Begin with what you want to know or do. Each leads to the products for it.',
  'solutions.applications': 'By application',
  'solutions.useCases': 'By use case',
  'solutions.industries': 'By industry',

  'terms.title': 'Terms and conditions',
  'terms.lead': 'What holds when you buy from {name}.',
  'terms.offer.title': 'Offers and orders',
  'terms.offer.text':
    'These terms hold for every order placed with {legal} in this shop.\nWhat the shop shows is an invitation to order. A contract is made when we accept your order or send what was ordered. An offer that we made you in writing holds until the date it names.',
  'terms.prices.title': 'Prices and payment',
  'terms.prices.text':
    'Prices are those shown when the order is placed, in the currency shown there. Whether they include tax stands beside the total; tax is listed apart on the invoice.\nOrders are paid by card or by bank transfer. A transfer is to arrive within {transferDays} days; until then we hold the stock for you. An order that stays unpaid is ended, and nothing is owed.',
  'terms.delivery.title': 'Delivery',
  'terms.delivery.text':
    'We deliver to the address you gave, with the delivery you chose. A date of delivery is an estimate unless we have confirmed it in writing.\nWhat needs no parcel, such as licenses and subscriptions, is delivered as soon as it is paid.',
  'terms.returns.title': 'Warranty and returns',
  'terms.returns.text':
    'The warranty of each product stands on its page and begins with delivery. Tell us within it of what does not work, with the number of the order; we repair, replace or refund.\nUnused hardware in its packaging may be returned within 14 days of delivery after agreeing on it with us.',
  'terms.licences.title': 'Licenses and subscriptions',
  'terms.licences.text':
    'A license gives the right to use the software for the number of devices, users or units and for the time stated. It may be given to tenants of your own company, not sold on.\nA subscription begins when it is activated and ends with its last paid period.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'We are liable for damage caused by intent or gross negligence without limit, otherwise up to the value of the order. Devices that watch over safety do not replace the duties of those who operate a site.',
  'terms.law.title': 'Law and contact',
  'terms.law.text':
    'The law of the country of the seller holds: {legal}, {address}.\nQuestions about these terms: {email}.',

  'privacy.title': 'Privacy policy',
  'privacy.lead': 'What {name} knows of you, why, and what you can ask of us.',
  'privacy.collected.title': 'What we collect',
  'privacy.collected.text':
    'What you give us: your name, company, email, phone number, addresses, what you order and what you write to us.\nWhat comes with the use of the shop: the time of requests and the address they come from, kept in the logs of the server. Your language and theme are kept in cookies, your cart and wishlist in your browser and, when you are signed in, with your account. There is no advertising and no tracking by others.',
  'privacy.purpose.title': 'What it is for',
  'privacy.purpose.text':
    'To carry out your orders, to answer you, to keep your account safe and to meet the duties of the law, such as keeping invoices.',
  'privacy.shared.title': 'Who else receives it',
  'privacy.shared.text':
    'Carriers receive what they need to deliver. Payment providers receive what they need to take a payment: card numbers go to them alone and never reach us. Authorities receive what the law obliges us to give. Nobody buys your data from us.',
  'privacy.kept.title': 'How long we keep it',
  'privacy.kept.text':
    'Orders and invoices as long as tax law demands. Your account until you have it deleted. Messages until they are settled. Logs for a few weeks.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may see what we hold of you, have it corrected, moved or deleted, and object to its use. Write to {email}; we answer within a month.',
  'privacy.breach.title': 'If something goes wrong',
  'privacy.breach.text':
    'Should data of yours be exposed, we tell you and the authority within {days} business days of learning of it: what happened, whom it concerns and what we have done.',
  'privacy.reach.title': 'Who is responsible',
  'privacy.reach.text': '{legal}, {address}, {email}.',
} as const
