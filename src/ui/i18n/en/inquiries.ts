export const inquiries = {
  'inquiry.message': 'Message',
  'inquiry.product': 'Product',
  'inquiry.products': 'Products',
  'inquiry.optional': 'optional',
  'inquiry.addProduct': 'Add a product by name or code',
  'inquiry.nothingFound': 'No product is called that',
  'inquiry.remove': 'Remove {name}',
  'inquiry.aboutOrder': 'About order {number}: ',
  'inquiry.number': 'Your reference is',
  'inquiry.follow': 'Follow the request',
  'inquiry.browse': 'Go on shopping',
  'inquiry.again': 'Write another one',

  'contact.title': 'Contact us',
  'contact.lead':
    'Ask anything: which sensor fits, whether a gateway reaches far enough, where an order is.',
  'contact.submit': 'Send message',
  'contact.done': 'Your message has been sent successfully',
  'contact.next': 'An engineer reads it and answers by email, usually on the next working day.',
  'contact.other': 'Other ways to reach us',

  'quote.title': 'Request a quote',
  'quote.lead':
    'For larger quantities, projects and terms of your own. Choose the products and say how many.',
  'quote.submit': 'Request quote',
  'quote.signIn':
    'No account is needed: we mail you a link to your request. With an account, your request stays there.',
  'quote.signInAction': 'Sign in or register',
  'quote.done': 'Your quote request has been sent successfully',
  'quote.next': 'You get an offer by email, with the price of each line and until when it holds.',
  'quote.confirmTitle': 'Please confirm your email address',
  'quote.confirm':
    'We have sent a link to {email}. Open it, and we start on your request; our offer will be at the same place.',
  'quote.noMail': 'Nothing there after a few minutes? Look among the spam, or have it sent again.',
  'quote.sendAgain': 'Send the link again',
  'quote.steps': 'How it goes on',
  'quote.ask.title': 'You ask',
  'quote.ask.text': 'Products, quantities, and where they are needed.',
  'quote.offer.title': 'We offer',
  'quote.offer.text': 'Prices per line, valid until a date. You may answer with your own.',
  'quote.accept.title': 'You accept',
  'quote.accept.text': 'The offer becomes an order, with stock held for you.',
} as const
