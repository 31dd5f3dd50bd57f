# The pages of the browser client.

## Cards

card-hidden = a hidden card
# Its number is known, its colour is not.
card-hidden-number = a hidden { $number }

## Phases on the sheet

# $phases are their numbers, with commas.
phases-made = Phases made: { $phases }
phases-none = No phase made yet

## Every page

web-close = Close
web-home = Home
web-to-table = Back to the table
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
web-loading = One moment …
# In place of one’s own name.
score-you = You
# The words after the name of the program, in the title of the window.
web-title = { $page } · Laydown

## Pages that are not there, and pages that failed

missing-heading = There is no such page
missing-text = The address may be mistyped, or the table may be gone.
missing-home = Go to the home page
failed-heading = This page did not load
failed-text = You may be offline, or the program has been updated in the meantime.
failed-again = Try again

## Settings

settings-heading = Settings
settings-kept = kept on this device
settings-looks = How it looks
settings-theme = Theme
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-large = Large print
settings-large-help = Cards and text a quarter larger; the log moves to its tab.
settings-letters = Letters on cards
settings-letters-help = R, Y, G, B, O under the number, also on small cards.
settings-language = Language
settings-language-help = Rules, log and buttons.
settings-language-auto = Same as browser
settings-moves = How it moves
settings-speed = Speed
settings-speed-help = How fast cards move.
settings-speed-off = None
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-swift = Fastest
settings-plays = How you play
settings-confirm = Confirm
settings-confirm-help = Off: the button acts at once. Ask: it asks once more. Hold: press it for a moment.
settings-confirm-off = Off
settings-confirm-ask = Ask
settings-confirm-hold = Hold
settings-sort = Sort the hand
settings-sort-help = How new cards are sorted in.
settings-sort-phase = Phase
settings-sort-number = Number
settings-sort-colour = Colour
settings-keys = Letter keys
settings-keys-help = D draws, L lays, U takes back, and so on.
settings-fits = Show what fits
settings-fits-help = Dots and lit places for what you can hit.
settings-hears = What you hear
settings-sound = Sound
settings-sound-help = Cards, dice, your turn. Never music.
settings-vibrate = Vibrate on my turn
settings-vibrate-help = Once, when your turn begins.
settings-notify = Notify me of my turn
settings-notify-help = Only while this page is out of sight.
settings-notify-refused = Your browser does not let this page notify you. You can allow it in the browser’s settings for this page.
settings-announce = What a screen reader says
settings-announce-help = How the others’ moves are told.
settings-announce-short = Short
settings-announce-full = Full
settings-device = Another device
settings-device-take = Take your seats along
settings-device-help = To your phone or another computer, in the middle of a game.
settings-device-go = How
