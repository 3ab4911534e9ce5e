insert into mails (id, recipient, language, template, subject, body_text, body_html) values ($1, $2, 'en', 'order', 'Your order', $3, $3)
