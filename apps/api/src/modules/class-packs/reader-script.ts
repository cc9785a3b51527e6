import { handInScript } from './hand-in-script.ts';

/**
 * What the page of a pack does, in plain JavaScript that old browsers know too. It shows what stands in the element
 * `content` (PackContent) where that is what was signed (`manifest.js`), keeps what a pupil answers, reads and has switched on
 * in this browser, and saves it as a file (PackResult), locked where the browser can. It knows no right answer.
 */
export const readerScript = String.raw`
(function () {
  'use strict';
  var shown = document.getElementById('content').textContent;
  var content = JSON.parse(shown);
  var signed = window.panelwisePack;
  // What is shown, hashed; null where the browser cannot.
  var contentHash = null;
  var subtle = window.crypto && crypto.subtle;
  var main = document.getElementById('main');
  var signs = {
    owl: '🦉', rocket: '🚀', pizza: '🍕', bee: '🐝', turtle: '🐢', volcano: '🌋',
    cat: '🐱', telescope: '🔭', backpack: '🎒', snail: '🐌', rainbow: '🌈', fish: '🐟',
  };
  var pupil = null;
  var answers = {};
  var readings = {};
  var aids = [];
  // What helps everybody with the comic that is open.
  var more = [];
  // Ends what is measured of the comic that is open.
  var stopReading = null;

  function make(tag, props, children) {
    var element = document.createElement(tag);
    Object.keys(props || {}).forEach(function (name) {
      if (name in element) element[name] = props[name];
      else element.setAttribute(name, props[name]);
    });
    (children || []).forEach(function (child) {
      if (child) element.append(child);
    });
    return element;
  }
  function button(text, onclick, className) {
    return make('button', { type: 'button', className: className || '', textContent: text, onclick: onclick });
  }
  function say(name, values) {
    return content.texts[name].replace(/\{(\w+)\}/g, function (place, value) {
      return values[value];
    });
  }
  function show(title, children, lang) {
    if (window.speechSynthesis) speechSynthesis.cancel();
    var heading = make('h1', { textContent: title, tabIndex: -1, lang: lang || content.language });
    main.replaceChildren.apply(main, [heading].concat(children));
    window.scrollTo(0, 0);
    heading.focus();
    document.title = title;
  }

  // What was answered stays in this browser, so that closing the page loses nothing.
  function place() {
    return 'panelwise-pack ' + content.packId + ' ' + pupil.ref;
  }
  function load() {
    var kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(place()));
    } catch (error) {
      // There is nothing to go on with.
    }
    answers = (kept && kept.answers) || {};
    readings = (kept && kept.readings) || {};
    aids = (kept && kept.aids) || [];
    showAids();
  }
  function helping() {
    return aids.concat(more.filter(function (one) {
      return aids.indexOf(one) < 0;
    }));
  }
  function showAids() {
    document.documentElement.setAttribute('data-aids', helping().join(' '));
  }
  function store() {
    try {
      localStorage.setItem(place(), JSON.stringify({ answers: answers, readings: readings, aids: aids }));
    } catch (error) {
      // It is kept as long as the page is open.
    }
  }
  function newId() {
    var bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    var hex = Array.from(bytes, function (byte) {
      return (byte + 256).toString(16).slice(1);
    }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }
  function idOf(comic, question) {
    return comic.assignmentId + ' ' + question.key;
  }
  function own() {
    return content.comics.filter(function (comic) {
      return !comic.pupils || comic.pupils.indexOf(pupil.ref) >= 0;
    });
  }
  function answered(comic) {
    return comic.questions.filter(function (question) {
      return answers[idOf(comic, question)];
    }).length;
  }

  // What helps is for each pupil to switch on: a stick tells nobody who needs what.
  function chooseAids() {
    var offered = [
      ['read-aloud', say('readAloud')],
      ['dyslexia-type', say('moreRoom')],
      ['high-contrast', say('contrast')],
    ].filter(function (aid) {
      return aid[0] !== 'read-aloud' || window.speechSynthesis;
    });
    return make('fieldset', {}, [
      make('legend', { textContent: say('helps') }),
    ].concat(offered.map(function (aid) {
      var input = make('input', {
        type: 'checkbox',
        checked: aids.indexOf(aid[0]) >= 0,
        onchange: function () {
          aids = aids.filter(function (one) {
            return one !== aid[0];
          }).concat(input.checked ? [aid[0]] : []);
          store();
          showAids();
        },
      });
      return make('label', { className: 'option' }, [input, make('span', { textContent: aid[1] })]);
    })));
  }
  function listen(about, words, lang) {
    if (helping().indexOf('read-aloud') < 0 || !window.speechSynthesis) return null;
    var act = button(say('listen'), function () {
      speechSynthesis.cancel();
      words.filter(Boolean).forEach(function (text) {
        var spoken = new SpeechSynthesisUtterance(text);
        spoken.lang = lang;
        speechSynthesis.speak(spoken);
      });
    });
    act.setAttribute('aria-label', say('listenTo', { what: about }));
    return act;
  }

  // Reading is the time in which a page is on the screen; the furthest page is the last one whose end was there.
  function measureReading(comic, pages) {
    if (!window.IntersectionObserver) return;
    var key = comic.assignmentId + ' ' + comic.comicId;
    var kept = readings[key] || { assignmentId: comic.assignmentId, comicId: comic.comicId, page: 0, ms: 0 };
    var before = kept.ms;
    var spent = 0;
    var seen = [];
    var since = null;
    function tally() {
      var now = performance.now();
      if (since !== null) spent += now - since;
      since = seen.length > 0 && document.visibilityState === 'visible' ? now : null;
      kept.ms = Math.min(86400000, Math.round(before + spent));
      if (kept.page < 1) return;
      readings[key] = kept;
      store();
    }
    var observer = new IntersectionObserver(function (changes) {
      changes.forEach(function (change) {
        var page = pages.filter(function (one) {
          return one.contains(change.target);
        })[0];
        var number = comic.pages[pages.indexOf(page)].number;
        if (change.target !== page) {
          if (change.isIntersecting) kept.page = Math.max(kept.page, number);
          return;
        }
        seen = seen.filter(function (one) {
          return one !== page;
        }).concat(change.isIntersecting ? [page] : []);
      });
      tally();
    });
    pages.forEach(function (page) {
      observer.observe(page);
      observer.observe(page.querySelector('summary'));
    });
    document.addEventListener('visibilitychange', tally);
    window.addEventListener('pagehide', tally);
    stopReading = function () {
      stopReading = null;
      tally();
      observer.disconnect();
      document.removeEventListener('visibilitychange', tally);
      window.removeEventListener('pagehide', tally);
    };
  }

  function readingOf(comic) {
    return readings[comic.assignmentId + ' ' + comic.comicId];
  }

  function askWho() {
    pupil = null;
    aids = [];
    showAids();
    var names = content.pupils.map(function (one) {
      return make('li', {}, [
        button(one.name, function () {
          pupil = one;
          load();
          showComics();
        }),
      ]);
    });
    show(say('hello', { name: content.className }), [
      make('p', { textContent: say('whoAreYou') }),
      make('ul', { className: 'names' }, names),
    ]);
  }

  function toDo(comic) {
    var of = comic.questions.length;
    if (of > 0) return say('answered', { n: answered(comic), of: of });
    return say(readingOf(comic) ? 'begun' : 'toRead');
  }

  function showComics(said) {
    if (stopReading) stopReading();
    more = [];
    showAids();
    var boxes = own().map(function (comic) {
      var of = comic.questions.length;
      return make('section', { className: 'box' }, [
        make('h2', { textContent: comic.title, lang: comic.language }),
        comic.word && make('p', { textContent: say('word', { text: comic.word }) }),
        make('p', { className: 'muted', textContent: toDo(comic) }),
        button(say(of > 0 && answered(comic) === of ? 'readAgain' : 'read'), function () {
          showComic(comic);
        }),
      ]);
    });
    var total = own().reduce(function (sum, comic) {
      return sum + answered(comic);
    }, 0);
    var read = own().filter(readingOf).length;
    var brings = total > 0 ? (read > 0 ? 'handInBoth' : 'handInAnswers') : read > 0 && 'handInReading';
    show(say('hello', { name: pupil.name }), [
      said && make('p', { className: 'note', role: 'status', textContent: said }),
      boxes.length === 0 && make('p', { textContent: say('nothing') }),
    ].concat(boxes, [
      chooseAids(),
      brings && make('section', { className: 'box' }, [
        make('h2', { textContent: say('handIn') }),
        make('p', { textContent: say(brings, { n: total }) + ' ' + say('howItWent') }),
        button(say('handIn'), handIn, 'act'),
      ]),
      make('p', {}, [button(say('notMe', { name: pupil.name }), askWho, 'plain')]),
    ]));
  }

  function showComic(comic) {
    more = comic.aids || [];
    showAids();
    // From here, or from the last answer on, the time for a question counts.
    var since = performance.now();
    var pages = comic.pages.map(function (page, at) {
      var number = { n: at + 1 };
      var missing = make('p', { className: 'note', role: 'status', hidden: true, textContent: say('pictureGone') });
      return make('div', { className: 'page' }, [
        make('img', {
          src: page.picture,
          alt: say('pageAlt', { n: at + 1, scene: page.alt }),
          onerror: function () {
            missing.hidden = false;
          },
        }),
        missing,
        listen(say('pageName', number), page.lines.map(function (line) {
          return line.text;
        }), comic.language),
        make('details', {}, [
          make('summary', { textContent: say('wordsOfPage', number) }),
        ].concat(page.lines.map(function (line) {
          return make('p', {
            lang: comic.language,
            textContent: (line.speaker ? line.speaker + ': ' : '') + line.text,
          });
        }))),
      ]);
    });
    var questions = comic.questions.map(function (question, at) {
      var id = idOf(comic, question);
      var status = make('p', { className: 'muted', role: 'status' });
      var tell = function () {
        status.textContent = answers[id] ? say('kept') : '';
      };
      tell();
      var options = question.options.map(function (option) {
        var input = make('input', {
          type: 'radio',
          name: id,
          checked: Boolean(answers[id]) && answers[id].answer === option,
          onchange: function () {
            var now = performance.now();
            answers[id] = {
              assignmentId: comic.assignmentId,
              comicId: comic.comicId,
              key: question.key,
              answer: option,
              eventId: newId(),
              ms: Math.min(86400000, Math.round(now - since)),
              aids: helping(),
            };
            since = now;
            store();
            tell();
          },
        });
        return make('label', { className: 'option' }, [input, make('span', { textContent: option, lang: comic.language })]);
      });
      return make('fieldset', {}, [
        make('legend', { textContent: at + 1 + '. ' + question.question, lang: comic.language }),
        listen(say('questionName', { n: at + 1 }), [question.question].concat(question.options), comic.language),
      ].concat(options, [status]));
    });
    var back = function () {
      showComics();
    };
    show(comic.title, [make('p', {}, [button(say('back'), back)])].concat(
      pages,
      questions.length > 0 ? [make('h2', { textContent: say('learned') })] : [],
      questions,
      [button(say('done'), back, 'act')],
    ), comic.language);
    measureReading(comic, pages);
  }

${handInScript}
  function begin() {
    if (!signed) return show(say('title'), [make('p', { className: 'note', textContent: say('notWhole') })]);
    if (!subtle) return askWho();
    subtle.digest('SHA-256', new TextEncoder().encode(shown)).then(function (hash) {
      contentHash = textOf(hash);
      if (contentHash === JSON.parse(signed.pack).content) askWho();
      else show(say('title'), [make('p', { className: 'note', textContent: say('changed') })]);
    });
  }
  begin();
})();
`;
